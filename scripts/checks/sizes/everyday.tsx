/**
 * The page of the eight everyday components, by day, as screens use them: each variant once, with an
 * error where there can be one. What opens does so by a button whose name begins with 'Open'.
 */
import '@perigee/ui/theme';
import {
  Button,
  Checkbox,
  Dialog,
  Select,
  Slider,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
  ToastProvider,
  useToast,
} from '@perigee/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const models = [
  { value: 'monogamous', label: 'Monogamous' },
  { value: 'open', label: 'Open' },
];

function Everyday() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [model, setModel] = useState<string | null>(null);
  const [miles, setMiles] = useState(50);
  const [tab, setTab] = useState('upcoming');
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
      <Checkbox label="Scheduled" help="It repeats." defaultChecked />
      <Checkbox label="Founding Member" error="Please choose" />
      <Checkbox label="Everybody" indeterminate />
      <Checkbox label="Somebody" disabled />
      <Checkbox label="This row" labelHidden />
      <Select label="Open models" options={models} value={model} onChange={setModel} />
      <Select
        label="Relationship model"
        size="small"
        error="Please choose"
        options={models}
        value={model}
        onChange={setModel}
      />
      <Slider label="Distance" min={0} max={100} value={miles} onChange={setMiles} />
      <Slider label="Anywhere" min={0} max={100} value={miles} onChange={setMiles} disabled />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="My Events">
          <Tab value="upcoming" count={2}>
            Upcoming
          </Tab>
          <Tab value="past" disabled>
            Past
          </Tab>
        </TabList>
        <TabPanel value="upcoming">Two evenings</TabPanel>
      </Tabs>
      <Button onClick={() => setOpen(true)}>Open preferences</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Preferences">
        <p>Whom would you like to meet?</p>
      </Dialog>
      <Button onClick={() => toast.success('Preferences Saved')}>Open a success</Button>
      <Button onClick={() => toast.info('You have been signed out')}>Open a note</Button>
      <Button onClick={() => toast.error('An error occurred, please try again')}>
        Open an error
      </Button>
    </main>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <ToastProvider>
    <Everyday />
  </ToastProvider>,
);
