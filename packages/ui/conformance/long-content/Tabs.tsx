import { TabLink, TabLinks } from '../../src/components/Tabs/TabLinks.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../src/components/Tabs/Tabs.tsx';

const STATUSES = ['Sub canceled', 'DB Pending', 'DB Approved', 'User declined', 'Pre-approved'];

export default function LongTabs() {
  return (
    <>
      <Tabs value="DB Approved" onValueChange={() => undefined}>
        <TabList label="Waitlist">
          {STATUSES.map((status, index) => (
            <Tab key={status} value={status} count={index * 7}>
              {status}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="DB Approved">Averyveryverylongwordinapanel and more than a line.</TabPanel>
      </Tabs>
      <TabLinks label="Attending">
        {STATUSES.map((status) => (
          <TabLink key={status} href="#status" count={12}>
            {status}
          </TabLink>
        ))}
      </TabLinks>
    </>
  );
}
