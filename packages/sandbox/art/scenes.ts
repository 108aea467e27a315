import { bar } from './scenes/bar.ts';
import { eclipse } from './scenes/eclipse.ts';
import { hall } from './scenes/hall.ts';
import { lake } from './scenes/lake.ts';
import { skyline } from './scenes/skyline.ts';
import { table } from './scenes/table.ts';
import { terrace } from './scenes/terrace.ts';

/** The scenes by name, each drawing over the evening's sky. */
export const scenes = { table, skyline, eclipse, room: hall, lake, terrace, bar } as const;
