import { MEMBER_ADDRESSES, pageOfPlace } from '../../shared/centrePages';
import type { MemberPage } from './memberCentre.machine';

/** A page of the member centre, or the address of one. */
export type MemberPlace = MemberPage | `/member${string}`;
/** The page at a place; My account where there is none. */
export const memberPageOf = (place: MemberPlace): MemberPage =>
  pageOfPlace(place, MEMBER_ADDRESSES satisfies Record<MemberPage, string>, 'securityCenter');
/** What the state of a page says of its address. */
export const atAddress = (page: MemberPage) => ({ meta: { path: MEMBER_ADDRESSES[page] } });
