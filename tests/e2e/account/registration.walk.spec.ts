import { driver } from '../drivers/registration';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
