import { describe, expect, it } from 'vitest';
import { errorText, replyErrorText, UserFacingError } from './user-facing-error.ts';

describe('errorText', () => {
  it.each([
    ['words of its own', new UserFacingError('Sold out'), 'Sold out'],
    ['no words', new UserFacingError(''), 'Fallback'],
    ['a message for developers', new TypeError('x is not a function'), 'Fallback'],
    ['no error at all', 'Sold out', 'Fallback'],
  ])('for %s', (_what, error, text) => {
    expect(errorText(error, 'Fallback')).toBe(text);
  });

  it('is the general fallback if the screen has none', () => {
    expect(errorText(new Error('offline'))).toBe('Please try again');
  });
});

describe('replyErrorText', () => {
  it.each([
    ['message', { message: 'Wrong code', error: 'bad_code' }, 'Wrong code'],
    ['error where there is no message', { error: 'Bad code' }, 'Bad code'],
    ['error where the message is empty', { message: '', error: 'Bad code' }, 'Bad code'],
    ['nothing where both are missing', {}, ''],
    ['nothing where they are no texts', { message: 7, error: { code: 1 } }, ''],
    ['nothing for null', null, ''],
    ['nothing for a list', ['no'], ''],
    ['that it could not be processed without JSON', undefined, 'Unable to process request'],
  ])('is %s', (_what, body, text) => {
    expect(replyErrorText(body)).toBe(text);
  });
});
