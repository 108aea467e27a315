import { serverMessages } from '../server-messages.ts';
import { birthdateEntryProblem } from './birthdate.ts';
import { namedGender } from './gender.ts';
import { placeProblem } from './location.ts';
import { profileMessages } from './messages.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { usernameProblem } from './username.ts';

const { missing } = profileMessages;

const blankProblem = (text: string, what: string) =>
  text.trim() === '' ? serverMessages.fieldMissing(what) : null;

/**
 * The problem with the current value of a field, or null. Education and bio are optional, all others are
 * required. Source: member §5.
 */
export function profileProblem(
  field: keyof ProfileDraft,
  draft: ProfileDraft,
  now: Date,
): string | null {
  switch (field) {
    case 'username':
      return usernameProblem(draft.username);
    case 'birthdate':
      return birthdateEntryProblem(draft.birthdate, now);
    case 'sexualOrientation':
      return draft.sexualOrientation === null ? missing.sexualOrientation : null;
    case 'gender':
      return namedGender(draft.gender) === null ? missing.gender : null;
    case 'genders':
      return draft.genders.length === 0 ? missing.genders : null;
    case 'occupation':
      return blankProblem(draft.occupation, 'your role');
    case 'company':
      return blankProblem(draft.company, 'your company');
    case 'industry':
      return blankProblem(draft.industry, 'your industry');
    case 'location':
      return placeProblem(draft.location.place);
    case 'photos':
      return draft.photos.length === 0 ? missing.photos : null;
    case 'educationLevel':
    case 'education':
    case 'bio':
      return null;
  }
}
