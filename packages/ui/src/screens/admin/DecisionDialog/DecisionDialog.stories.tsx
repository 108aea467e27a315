import { pendingApplicants, preApprovedApplicants } from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { adminWaitlistMessages as texts } from '@perigee/domain/admin';
import {
  WAITLIST_DECISIONS,
  WAITLIST_STATUS_LABELS,
  type WaitlistStatus,
} from '@perigee/domain/waitlist';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { unknownValue } from '#.storybook/unknown-value';
import { List as Waitlist } from '../AdminWaitlistPage/AdminWaitlistPage.stories.tsx';
import { NOW } from '../AdminWaitlistPage/story-data.tsx';
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.tsx';

const [, , lena, samir] = pendingApplicants.data;
const [, otto] = preApprovedApplicants.data;

const meta = preview.meta({
  title: 'Screens/Admin/Decision dialog',
  component: DecisionDialog,
  parameters: portalParameters,
  decorators: [overPage(Waitlist, inAdmin)],
  args: {
    open: true,
    onOpenChange: fn(),
    applicant: lena ?? null,
    draft: {},
    onSave: fn<DecisionDialogProps['onSave']>(async () => undefined),
    now: NOW,
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Decide on/ }));
const hasFocus = async () => {
  const heading = (await dialog()).getByRole('heading', { level: 2 });
  await waitFor(() => expect(heading).toHaveFocus());
};

/** The choices of an applicant without a decision. */
export const Pending = meta.story({ parameters: otherPortalTheme });

Pending.test('saves only what is filled', async ({ args, userEvent }) => {
  const form = await dialog();
  await expect(form.getByRole('button', { name: texts.dialog.save })).toBeDisabled();
  await hasFocus();
  await userEvent.keyboard('mf{Enter}');
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  await expect(args.onSave).toHaveBeenCalledWith(lena, {
    waitlistStatus: 'maybe',
    membershipType: 'founding-member',
  });
});

Pending.test('saves an H# alone', async ({ args, userEvent }) => {
  const form = await dialog();
  await hasFocus();
  await userEvent.click(form.getByRole('radio', { name: '6' }));
  await userEvent.click(form.getByRole('button', { name: texts.dialog.save }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(lena, { hNum: 6 }));
});

Pending.test('sends nothing when it is skipped', async ({ args, userEvent }) => {
  await hasFocus();
  await userEvent.keyboard('ps');
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  await expect(args.onSave).not.toHaveBeenCalled();
});

Pending.test(
  'shows the message of the server',
  {
    args: {
      draft: { waitlistStatus: 'maybe' },
      onSave: fn<DecisionDialogProps['onSave']>(async () =>
        Promise.reject(new UserFacingError(texts.decidedElsewhere('no'))),
      ),
    },
  },
  async ({ userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('{Enter}');
    await findToast(texts.decidedElsewhere('no'));
  },
);

const inStatus = (waitlistStatus: WaitlistStatus) => ({
  args: { applicant: lena === undefined ? null : { ...lena, waitlistStatus } },
});

async function offersDecisionsOf(status: WaitlistStatus) {
  const form = await dialog();
  const choices = within(form.getByRole('radiogroup', { name: texts.dialog.decision }));
  const labels = choices.getAllByRole('radio').map(({ nextSibling }) => nextSibling?.textContent);
  await expect(labels).toEqual(
    WAITLIST_DECISIONS[status].map((decision) => WAITLIST_STATUS_LABELS[decision]),
  );
}

Pending.test('offers the decisions of No Decision Made', inStatus('pending'), async () =>
  offersDecisionsOf('pending'),
);

Pending.test('offers the decisions of DB Pending', inStatus('database-pending'), async () =>
  offersDecisionsOf('database-pending'),
);

Pending.test('offers the decisions of DB Approved', inStatus('database-approved'), async () =>
  offersDecisionsOf('database-approved'),
);

Pending.test('offers the decisions of User Declined', inStatus('user-declined'), async () =>
  offersDecisionsOf('user-declined'),
);

Pending.test('offers the decisions of Maybe', inStatus('maybe'), async () =>
  offersDecisionsOf('maybe'),
);

Pending.test('offers the decisions of No', inStatus('no'), async () => offersDecisionsOf('no'));

Pending.test('offers the decisions of Pre-approved', inStatus('pre-approved'), async () =>
  offersDecisionsOf('pre-approved'),
);

Pending.test(
  'says a membership in words that the app does not know',
  { args: { applicant: lena ? { ...lena, membershipType: unknownValue('day_guest') } : null } },
  async () => {
    const membership = (await dialog()).getByText('Day guest');
    await waitFor(() => expect(membership).toBeVisible());
  },
);

Pending.test(
  'offers no decision, but an H#, from a status that the app does not know',
  inStatus(unknownValue('on_hold')),
  async ({ args, userEvent }) => {
    const form = await dialog();
    const decisions = within(form.getByRole('radiogroup', { name: texts.dialog.decision }));
    await expect(decisions.queryAllByRole('radio')).toHaveLength(0);
    await userEvent.click(form.getByRole('radio', { name: '6' }));
    await userEvent.click(form.getByRole('button', { name: texts.dialog.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(args.applicant, { hNum: 6 });
  },
);

/** Approved without an H#. */
export const HNumRequired = meta.story({
  args: { applicant: otto ?? null, draft: { waitlistStatus: 'yes' } },
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByText(texts.chooseHNum)).toBeVisible());
    await expect(form.getByRole('button', { name: texts.dialog.save })).toBeDisabled();
  },
});

HNumRequired.test('can be saved with an H#', async ({ args, userEvent }) => {
  await hasFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('8{Enter}');
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith(otto, { waitlistStatus: 'yes', hNum: 8 }),
  );
});

const filled = {
  waitlistStatus: 'pre-approved',
  hNum: 7,
  membershipType: 'founding-member',
} as const;

export const Saving = meta.story({
  args: {
    applicant: samir ?? null,
    draft: filled,
    onSave: fn<DecisionDialogProps['onSave']>(() => new Promise(() => undefined)),
  },
  play: async ({ userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog();
    await expect(form.getByRole('button', { name: texts.dialog.save })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

Saving.test('sends once', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expect(args.onSave).toHaveBeenCalledOnce();
});

/** It stays as it was filled. */
export const Failed = meta.story({
  args: {
    applicant: samir ?? null,
    draft: filled,
    onSave: fn<DecisionDialogProps['onSave']>(async () => Promise.reject(new Error('No network'))),
  },
  play: async ({ userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('{Enter}');
    await findToast(messages.failed);
    const form = await dialog();
    await expect(form.getByRole('radio', { name: /^Pre-approved/ })).toBeChecked();
  },
});
