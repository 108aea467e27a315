import { describe, expect, it } from 'vitest';
import { roomOf } from './room.ts';

describe('roomOf', () => {
  it.each([
    ['match-7', { kind: 'match', matchId: 7 }],
    ['match-999999999', { kind: 'match', matchId: 999_999_999 }],
    ['7', { kind: 'event', name: '7' }],
    ['supper-at-the-foundry', { kind: 'event', name: 'supper-at-the-foundry' }],
    ['match-night', { kind: 'event', name: 'match-night' }],
    ['match-7-again', { kind: 'event', name: 'match-7-again' }],
    ['match-1234567890', { kind: 'event', name: 'match-1234567890' }],
  ])('%s: %o', (name, room) => {
    expect(roomOf(name)).toEqual(room);
  });
});
