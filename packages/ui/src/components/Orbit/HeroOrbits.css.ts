import { travel } from './travel.ts';

/** On the first ellipse. */
export const heroTravel = travel({ rx: 590, ry: 250, turn: 26, from: 0.318 });
