import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { StepSlide } from '../../../components/StepFrame/StepSlide.tsx';
import { ToastsContext } from '../../../components/Toast/toast-context.ts';
import { Questionnaire } from './Questionnaire.tsx';

// StepSlide is rendered by the wizard, and StepFrame by the step.
vi.mock('../../../components/StepFrame/StepSlide.tsx', { spy: true });
vi.mock('../../../components/StepFrame/StepFrame.tsx', { spy: true });

const renders = () => ({
  wizard: vi.mocked(StepSlide).mock.calls.length,
  step: vi.mocked(StepFrame).mock.calls.length,
});

const later = () => Promise.resolve();

const ignore = () => undefined;
const noToasts = {
  success: ignore,
  error: ignore,
  info: ignore,
  message: ignore,
  loading: ignore,
  close: ignore,
};

function open(initialQuestion: string) {
  render(
    <ToastsContext value={noToasts}>
      <Questionnaire
        set="profile"
        answers={{}}
        initialQuestion={initialQuestion}
        onSave={later}
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </ToastsContext>,
  );
}

/** The number of renders of each that an action causes. */
function drawnFor(action: () => void) {
  const before = renders();
  act(action);
  const after = renders();
  return { wizard: after.wizard - before.wizard, step: after.step - before.step };
}

beforeEach(() => vi.clearAllMocks());

it('an answer renders its step once, and the wizard not at all', () => {
  open('wantFamily');
  const chosen = drawnFor(() => fireEvent.click(screen.getByRole('radio', { name: 'Yes' })));
  // oxlint-disable-next-line no-console -- a figure to read in the report
  console.info(`Questionnaire: renders of the wizard per answer: ${chosen.wizard}`);
  expect(chosen).toEqual({ wizard: 0, step: 1 });
  const changed = drawnFor(() => fireEvent.click(screen.getByRole('radio', { name: 'No' })));
  expect(changed).toEqual({ wizard: 0, step: 1 });
});

it('each letter of a text renders its step once, and the wizard not at all', () => {
  open('careerGoalsDetails');
  const field = screen.getByRole('textbox');
  for (const value of ['A', 'A ', 'A g']) {
    expect(drawnFor(() => fireEvent.change(field, { target: { value } }))).toEqual({
      wizard: 0,
      step: 1,
    });
    expect(field).toHaveProperty('value', value);
  }
});

it('another question renders the wizard once', async () => {
  open('wantFamily');
  act(() => {
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  });
  const before = renders();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await later();
  });
  expect(screen.getByRole('heading').textContent).toBe('What do you eat?');
  expect(renders().wizard - before.wizard).toBe(1);
});
