import { driver } from '../drivers/settlement';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
