import { TextField } from '../../src/components/TextField/TextField.tsx';
import { ToastProvider } from '../../src/components/Toast/Toast.tsx';
import { Wizard } from '../../src/components/Wizard/Wizard.tsx';

export default function LongWizard() {
  return (
    <ToastProvider>
      <Wizard
        label="Profile"
        section="TELL US ABOUT YOU AND YOUR ORDINARY WEEK"
        initialStep="diet"
        steps={[
          { id: 'sport', title: 'How often do you exercise?', content: null },
          {
            id: 'diet',
            title: 'Which of these do you eat at least twice in an ordinary week of the year?',
            subtitle: 'You can change all of it later, for as long as you wait.',
            nextLabel: 'Open to All, Whatever They Eat',
            content: <TextField label="Diet" />,
          },
        ]}
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </ToastProvider>
  );
}
