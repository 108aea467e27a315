/**
 * The page of the eight everyday components, by day, as screens use them: each variant once, with an
 * error where there can be one. What opens does so by a button whose name begins with 'Open'.
 */
import '@perigee/ui/theme';
import { Button, TextField } from '@perigee/ui';
import { createRoot } from 'react-dom/client';

function Everyday() {
  return (
    <main>
      <h1>Everyday</h1>
      <Button>Continue</Button>
      <Button variant="outline" size="small">
        Preferences
      </Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="precious" size="large" capitals>
        BECOME A MEMBER
      </Button>
      <Button variant="danger" disabled>
        Delete User
      </Button>
      <Button block busy>
        Save
      </Button>
      <TextField label="Email" help="We write only about your application." />
      <TextField label="Username" prefix="@" error="Username already taken" />
      <TextField label="Search" labelHidden disabled />
    </main>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Everyday />);
