import { driver } from '../drivers/contractOffer';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
