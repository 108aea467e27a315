import { Badge } from '../../src/components/Badge/Badge.tsx';
import { Table } from '../../src/components/Table/Table.tsx';

export default function LongTable() {
  return (
    <Table label="Guest list">
      <thead>
        <tr>
          <th scope="col">Guest</th>
          <th scope="col" data-align="end">
            Age
          </th>
          <th scope="col">Occupation</th>
          <th scope="col" data-align="end">
            Ticket
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Wolfeschlegelsteinhausenbergerdorff von und zu Ångström</th>
          <td data-align="end">31</td>
          <td>
            Restores the bindings of books that have been through water, fire and the hands of
            several generations
          </td>
          <td data-align="end">$1,234,567.89</td>
          <td>
            <Badge>Refunded</Badge>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
