import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconFileInvoice from '~icons/tabler/file-invoice';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { useBen, useYetkiVar } from '../../platform/session/oturum.ts';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { TeklifOzetleri } from './TeklifOzetleri.tsx';

const TeklifDialog = onDemand(() => import('./TeklifDialog.tsx'));

/** Quotes of one customer on the card. */
const EN_COK = 15;

/** Quotes on a customer's card, each in its last revision, for people who may see quotes. */
export function MusteriTeklifleri({ musteri }: { readonly musteri: SecilenMusteri }) {
  const [yeni, setYeni] = useState(false);
  const acar = useBen().acar(SAYFA.teklif[0]);
  const yazar = useYetkiVar(YETKI.teklifYaz) && acar;
  return (
    <Panel
      title="Teklifler"
      icon={<IconFileInvoice />}
      wide
      actions={
        yazar && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Teklif
          </Button>
        )
      }
    >
      <TeklifOzetleri label="Müşterinin teklifleri" kimin={{ MusteriId: musteri.Id }} enCok={EN_COK} />
      {yeni && <TeklifDialog musteri={musteri} onClose={() => setYeni(false)} />}
    </Panel>
  );
}
