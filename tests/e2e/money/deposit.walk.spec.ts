import { driver } from '../drivers/deposit';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
