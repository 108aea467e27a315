import { useState, type ComponentType } from 'react';

interface Controlled {
  value: unknown;
  onChange: (value: never) => void;
}

/** For stories of controlled fields: wraps the field and holds its value. */
export function controlled<Props extends Controlled>(Control: ComponentType<Props>) {
  return function ControlledField(props: Props) {
    const [value, setValue] = useState(props.value);
    const onChange = (next: never) => {
      setValue(next);
      props.onChange(next);
    };
    return <Control {...props} value={value} onChange={onChange} />;
  };
}
