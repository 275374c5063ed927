import '../brand/styles';
import '../ui/global.css';
import { start } from './start';
import { createStartSteps } from './startSteps';
import { restoreStylesheets } from './stylesheets';

restoreStylesheets();
void start(createStartSteps());
