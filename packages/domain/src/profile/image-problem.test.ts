import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { cropProblem, imageProblem } from './image-problem.ts';
import { profileServerMessages } from './server-messages.ts';

const server = profileServerMessages;
const { bytes, leastPixels: least, mostPixels: most } = limits.image;

describe('imageProblem', () => {
  it.each([
    [bytes, least, least, null],
    [1, most, most, null],
    [1, 380, 500, null],
    [bytes + 1, 380, 500, server.uploadTooLarge],
    [1, least - 1, 500, server.imageTooSmall],
    [1, 500, least - 1, server.imageTooSmall],
    [1, 0, 0, server.imageTooSmall],
    [1, most + 1, 500, server.imageTooWide],
    [1, 500, most + 1, server.imageTooWide],
  ])('%i bytes of %i by %i pixels: %s', (size, width, height, problem) => {
    expect(imageProblem({ bytes: size, width, height })).toBe(problem);
  });
});

describe('cropProblem', () => {
  const { cover, vertical } = limits.event;
  const profile = limits.profileImage;
  it.each([
    [1040, 450, cover, true],
    [2080, 900, cover, true],
    [520, 225, cover, true],
    // Rounded to whole pixels.
    [231, 100, cover, true],
    [1050, 450, cover, true],
    [1051, 450, cover, false],
    [1029, 450, cover, false],
    [450, 1040, cover, false],
    [380, 500, cover, false],
    [585, 1266, vertical, true],
    [1266, 585, vertical, false],
    [380, 500, profile, true],
    [760, 1000, profile, true],
    [500, 500, profile, false],
  ])('%i by %i pixels for %o: %s', (width, height, crop, isCropped) => {
    const problem = cropProblem('imageData', { width, height }, crop);
    expect(problem).toBe(isCropped ? null : profileServerMessages.notCropped('imageData', crop));
  });
});
