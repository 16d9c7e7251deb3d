import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { noNodesForm, type SharedField } from '../../../domain/node/nodesEdit.ts';
import { paths } from '../../../domain/paths.ts';
import { EditManyNodesScreen } from '../../../screens/nodes/EditManyNodesScreen/EditManyNodesScreen.tsx';
import { editManyNodesView } from '../../../screens/nodes/EditManyNodesScreen/editManyNodesView.ts';
import { editNodes } from '../../flows/nodeBulk.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { nodesEditDrafts, nodesEditKey } from '../../stores/drafts/formDrafts.ts';
import { useRecords, useNow } from '../../stores/reading.ts';
import { useRunObstacle } from '../../stores/run.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useForm } from '../forms/useForm.ts';

/** The selection is part of the draft, so that a reload keeps both. */
export function EditNodesRoute() {
  const navigate = useNavigate();
  const form = useForm(nodesEditDrafts, nodesEditKey, noNodesForm);
  const [shownField, setShownField] = useState<SharedField>();
  const [isLeaving, setIsLeaving] = useState(false);
  const records = useRecords();
  const now = useNow();
  const view = editManyNodesView(records, {
    form: form.value,
    shownField,
    runObstacle: useRunObstacle(),
    now,
  });

  const { fields } = form.value;
  const leave = () => {
    // Without its draft, the page would show that no nodes are selected.
    setIsLeaving(true);
    form.discard();
    void navigate(paths.nodes(view.status === 'ready' ? view.netid : undefined));
  };
  const isDirty = () => (nodesEditDrafts.byKey[nodesEditKey]?.after.fields.length ?? 0) > 0;
  return (
    <LeaveGuard form={{ isDirty, discard: form.discard }} isSaving={isLeaving}>
      <EditManyNodesScreen
        view={view}
        on={{
          add: (field, start) => {
            form.change({ fields: [...fields, field], [field]: start });
            setShownField(field);
          },
          remove: (field) => form.change({ fields: fields.filter((each) => each !== field) }),
          change: (field, value) => {
            form.change({ [field]: value });
            setShownField(field);
          },
          show: setShownField,
          save: () => {
            if (view.status !== 'ready') return;
            void editNodes(view.edits);
            leave();
          },
          cancel: leave,
          refresh: () => void refreshNodes(),
        }}
      />
    </LeaveGuard>
  );
}
