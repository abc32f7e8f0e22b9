import type { FaturaTarafi } from '@masabasi/core/mali/fatura/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconUsers from '~icons/tabler/users';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';

const Taraf = ({ t }: { readonly t: FaturaTarafi }) => (
  <>
    <Field name="Kimlik / Vergi No">{t.KimlikNo}</Field>
    <Field name="Vergi Dairesi">{t.VergiDairesi}</Field>
    <Field name="Adres">{t.Adres}</Field>
  </>
);

/** Asks the integrator whether the buyer of a draft is registered. */
function MukellefSorgusu({ detay: { fatura: f, entegrator } }: { readonly detay: FaturaDetayi }) {
  const keser = useYetkiVar(YETKI.faturaKes);
  const sor = useAction(oda.mukellefSorgula, {
    onSuccess: () =>
      bildir({
        baslik: 'Mükellefiyet soruluyor',
        metin: 'Yanıtı gelince taslağı kaydederek türünü güncelleyiniz.',
        tur: 'success',
      }),
  });
  if (!keser || entegrator === 'yok' || f.DurumAnahtar !== 'taslak') return null;
  return (
    <Button variant="default" loading={sor.isPending} onClick={() => sor.mutate({ MusteriId: f.MusteriId })}>
      Mükellefiyeti Sor
    </Button>
  );
}

/** Seller and buyer, as they stand on the invoice. */
export function FaturaTaraflari({ detay }: { readonly detay: FaturaDetayi }) {
  const { fatura: f, satici, alici } = detay;
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
      <MukellefSorgusu detay={detay} />
    </Panel>
  );
}
