import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { FormWide } from '../../../components/FormSection/FormWide.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { userText } from '../../../domain/text/userText.ts';

type RoleSectionProps = { isAdmin: boolean; onChange: (isAdmin: boolean) => void };

export function RoleSection({ isAdmin, onChange }: RoleSectionProps) {
  return (
    <FormSection title="Role" description="Administrators see and change everything.">
      <FormWide>
        <Switch isSelected={isAdmin} onChange={onChange} description={userText.adminMeans}>
          {userText.makeAdmin}
        </Switch>
      </FormWide>
    </FormSection>
  );
}
