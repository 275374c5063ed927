import { driver } from '../drivers/settlement';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
