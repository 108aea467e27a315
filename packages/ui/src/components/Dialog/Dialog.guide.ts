import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a short task that comes before everything else: a code to enter, a ticket to look at, a photo to crop.',
    '`fill` where it has fields, so that a phone gives it the whole screen; `fill="always"` for a task of several minutes, such as the questionnaire.',
    '`subtitle` for whom it is about; `size="xl"` around a DataTable, which reaches its edges; `size="picture"` around one Picture.',
    '`dismissible={false}` only where closing would lose something for good; include another way out then.',
    'Content that places the focus itself sets `holdsFocus` and waits for `onEntered`.',
  ],
  alternatives: [
    { component: 'ConfirmDialog', when: 'it is a question with two answers' },
    { component: 'Drawer', when: 'it sets something about the page, such as filters' },
    { component: 'Banner', when: 'there is nothing to do but to read' },
  ],
  accessibility: [
    'It MUST be a `dialog` that is named by its title, also where the title does not show.',
    'The focus MUST go into it, MUST stay within, and MUST go back to what opened it.',
    'Escape and a press outside MUST close it, unless it is not `dismissible`; then it MUST contain a way out.',
    'The page behind it MUST NOT scroll. A dialog that is taller than the window MUST scroll as a whole.',
  ],
  content: [
    'The title names the task: `Enter referral code`.',
    'One solid button, at the end, with the verb of the title.',
  ],
};
