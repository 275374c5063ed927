import { driver } from './drivers/deposit';
import { test } from './support/visit';
import { walkPaths } from './support/walkPaths';

// A step that cannot be done says so within the time of an expectation, not at the end of the test.
test.use({ actionTimeout: 7_000 });

walkPaths(driver);
