import IconCalendarDown from '~icons/tabler/calendar-down';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconFileExport from '~icons/tabler/file-export';
import IconFileImport from '~icons/tabler/file-import';
import { useState } from 'react';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { Menu } from '../../ui/Menu.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import css from './PrjKarti.module.css';

const PlanAlDialog = onDemand(() => import('./PlanAlDialog.tsx'));

interface PlanDosyalariProps {
  readonly ProjeId: number;
  /** True if the reader may change plans. */
  readonly yazilir: boolean;
}

/** Export of a project's plans to other programs, and import from them. */
export function PlanDosyalari({ ProjeId, yazilir }: PlanDosyalariProps) {
  const [aliniyor, setAliniyor] = useState(false);
  const xml = useAction(oda.projeXml, { onSuccess: (cevap) => dosyayiIndir(cevap, 'xml') });
  const takvim = useAction(oda.projeTakvimi, { onSuccess: (cevap) => dosyayiIndir(cevap, 'ics') });
  return (
    <>
      <Menu
        button={
          <>
            Dosya <IconChevronDown size={16} aria-hidden />
          </>
        }
        buttonClassName={css.dosya}
        disabled={xml.isPending || takvim.isPending}
        items={[
          {
            label: 'Microsoft Project’e Ver (XML)',
            icon: <IconFileExport size={16} aria-hidden />,
            onClick: () => xml.mutate({ ProjeId }),
          },
          {
            label: 'Takvime Ver (iCal)',
            icon: <IconCalendarDown size={16} aria-hidden />,
            onClick: () => takvim.mutate({ ProjeId }),
          },
          ...(yazilir
            ? [
                {
                  label: 'Microsoft Project’ten Al',
                  icon: <IconFileImport size={16} aria-hidden />,
                  onClick: () => setAliniyor(true),
                  separated: true,
                },
              ]
            : []),
        ]}
      />
      {aliniyor && <PlanAlDialog ProjeId={ProjeId} onClose={() => setAliniyor(false)} />}
    </>
  );
}
