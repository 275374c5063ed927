import { driver } from '../drivers/registration';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
