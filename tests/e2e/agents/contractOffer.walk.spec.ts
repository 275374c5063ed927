import { driver } from '../drivers/contractOffer';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
