import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { imageProblem } from './image-problem.ts';
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
