import { driver } from '../drivers/walletTransfer';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
