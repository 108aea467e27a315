import { expect, type Locator, type Page } from '@playwright/test';
import type { User } from '@perigee/api';
import { halfwayQuestion, questionSets, type Question } from '@perigee/domain/questionnaire';
import { expectInSight } from './in-sight.ts';

/** The answer that is typed into every text question. */
export const TYPED_ANSWER = 'Words of my own, typed';

const halfway = questionSets.profile.find(({ key }) => key === halfwayQuestion.profile);

const nextOf = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(Next|Open to All|Done)$/ });

/** Answers a question with pointer and keys. The second option keeps every dependent question. */
async function answer(page: Page, dialog: Locator, question: Question): Promise<void> {
  const { kind } = question;
  const next = nextOf(dialog);
  if (kind === 'text') {
    await dialog.getByRole('textbox').click();
    await page.keyboard.type(TYPED_ANSWER);
    await next.click();
  } else if (kind === 'range' || (kind === 'select' && question.restsAt !== undefined)) {
    await dialog.getByRole('slider').first().press('ArrowRight');
    await next.click();
  } else if (kind === 'multi-select') {
    await dialog.getByRole('checkbox').nth(1).locator('xpath=ancestor::label').click();
    await next.click();
  } else {
    // An only answer goes on by itself.
    await dialog.getByRole('radio').nth(1).locator('xpath=ancestor::label').click();
  }
}

/**
 * Answers all questions of both sets, in order, in the open questionnaire. The button that goes on is in sight: of
 * each kind of question one is looked at.
 */
export async function answerEveryQuestion(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const seen = new Set<Question['kind']>();
  for (const question of [...questionSets.profile, ...questionSets.preferences]) {
    if (question === halfway) {
      await expectInSight(page, dialog.getByRole('button', { name: 'Keep going' }));
      await dialog.getByRole('button', { name: 'Keep going' }).click();
    }
    await expect(dialog.getByRole('heading', { name: question.title })).toBeFocused();
    if (!seen.has(question.kind)) await expectInSight(page, nextOf(dialog));
    seen.add(question.kind);
    await answer(page, dialog, question);
  }
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
}

/** The unanswered questions of a user, by the key under which the answer is stored. */
export function unanswered(user: Pick<User, 'profile' | 'preference'>): string[] {
  const missing = (answers: object | null | undefined, keys: readonly string[]) =>
    keys.filter((key) => ['', null, undefined].includes(Object(answers)[key]));
  return [
    ...missing(
      user.profile,
      questionSets.profile.map(({ key }) => key),
    ),
    ...missing(
      user.preference,
      questionSets.preferences.map((question) =>
        question.kind === 'range' ? question.minKey : question.key,
      ),
    ),
  ];
}
