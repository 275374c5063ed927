import '../brand/styles';
import '../ui/global.css';
import { start } from './start';
import { createStartSteps } from './startSteps';

void start(createStartSteps());
