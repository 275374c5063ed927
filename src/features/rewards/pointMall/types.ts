import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import type { SessionRef } from '../../../../machines/site/session/session.machine';

/** What the screens of the points mall get. */
export type PointMallProps = { session: SessionRef; mall: PointMallRef };
