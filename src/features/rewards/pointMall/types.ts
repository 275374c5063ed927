import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import type { SessionRef } from '../../../../machines/site/session/session.machine';

/** The props of the screens of the points mall. */
export type PointMallProps = { session: SessionRef; mall: PointMallRef };
