import type { FaturaTarafi } from '@masabasi/core/fatura/contract';
import { IconUsers } from '@tabler/icons-react';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { Field, Fields } from '../ui/Fields.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';

const Taraf = ({ t }: { readonly t: FaturaTarafi }) => (
  <>
    <Field name="Kimlik / Vergi No">{t.KimlikNo}</Field>
    <Field name="Vergi Dairesi">{t.VergiDairesi}</Field>
    <Field name="Adres">{t.Adres}</Field>
  </>
);

/** Who sells and who buys, as it stands on the invoice. */
export function FaturaTaraflari({ detay: { fatura: f, satici, alici } }: { readonly detay: FaturaDetayi }) {
  return (
    <Panel title="Taraflar" icon={<IconUsers />} padded>
      <Fields>
        <Field name="Alıcı">
          <MusteriBagi Id={f.MusteriId} ad={alici.Ad === '' ? f.Musteri : alici.Ad} />
        </Field>
        <Taraf t={alici} />
        {f.TeklifNo !== null && <Field name="Teklif">{f.TeklifNo}</Field>}
        <Field name="Satıcı">{satici.Ad}</Field>
        <Taraf t={satici} />
      </Fields>
    </Panel>
  );
}
