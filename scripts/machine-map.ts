import { writeFileSync } from 'node:fs';
import { MAP_PAGE, pageWithMap } from './support/machineMap';

// Writes the map of the machines into docs/machines.md; a house test fails when it is out of date.
writeFileSync(MAP_PAGE, await pageWithMap());
