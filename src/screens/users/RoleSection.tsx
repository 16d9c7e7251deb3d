import { FormSection, FormWide } from '../../components/Form/Form.tsx';
import { Switch, type SwitchProps } from '../../components/Switch/Switch.tsx';
import { userText } from '../../domain/user/userText.ts';

type RoleSectionProps = Pick<SwitchProps, 'isChanged' | 'disabledReason'> & {
  label: string;
  isAdmin: boolean;
  onChange: (isAdmin: boolean) => void;
};

export function RoleSection({ label, isAdmin, onChange, ...state }: RoleSectionProps) {
  return (
    <FormSection title="Role" description="Administrators can view and change everything.">
      <FormWide>
        <Switch {...state} isSelected={isAdmin} onChange={onChange} description={userText.adminMeans}>
          {label}
        </Switch>
      </FormWide>
    </FormSection>
  );
}
