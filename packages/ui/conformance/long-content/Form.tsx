import { ExampleForm } from '../../src/components/Form/ExampleForm.tsx';
import { ToastProvider } from '../../src/components/Toast/Toast.tsx';

const empty = { firstName: '', email: '', username: '', age: null, about: '' };

export default function LongForm() {
  return (
    <ToastProvider>
      <ExampleForm defaultValues={empty} onSubmit={async () => undefined} />
    </ToastProvider>
  );
}
