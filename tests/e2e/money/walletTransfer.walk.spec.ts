import { driver } from '../drivers/walletTransfer';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
