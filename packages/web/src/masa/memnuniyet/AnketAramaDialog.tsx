import { type AnketSorusu, sorulanlar, type SoruYaniti, yanitHatalari } from '@masabasi/core/masa/anket/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { type AramaSonucu, aramaHatalari, denemeEngeli, EN_COK_DENEME } from '@masabasi/core/masa/memnuniyet/rules';
import { Button } from '@mantine/core';
import IconPhone from '~icons/tabler/phone';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { anketSorulari } from './anketSorulari.ts';
import { useEndpoint, useFormAction } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { AnketSorusuAlani } from './AnketSorusuAlani.tsx';
import { Numaralar } from './MemnuniyetBilgileri.tsx';

export interface AnketAramaDialogProps {
  readonly Id: number;
  /** Opens the call of another customer. */
  readonly onAra: (Id: number) => void;
  readonly onClose: () => void;
}

type Detay = Basari<typeof oda.getMemnuniyetDetay>;
interface Form {
  readonly yanitlar: readonly SoruYaniti[];
  readonly Aciklama: string;
}

/** A survey by telephone: the customer, the words to say, the questions. */
export default function AnketAramaDialog(props: AnketAramaDialogProps) {
  const detay = useEndpoint(oda.getMemnuniyetDetay, { Id: props.Id }, { refetchOnMount: 'always' });
  if (detay.data && !detay.isFetching) return <Arama {...props} detay={detay.data} />;
  return (
    <Dialog opened onClose={props.onClose} title="Telefonla Anket" width={720} readOnly>
      {detay.error ? (
        <ErrorState error={detay.error} onRetry={() => void detay.refetch()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Dialog>
  );
}

const KAYDEDILDI: Readonly<Record<AramaSonucu, string>> = {
  tamamlandi: 'Yanıtlar kaydedildi',
  ulasilamadi: 'Arama kaydedildi',
  reddetti: 'Anket kapandı',
  iptal: 'Anket iptal edildi',
};

function Arama({ detay, onAra, onClose }: AnketAramaDialogProps & { readonly detay: Detay }) {
  const n = detay.memnuniyet;
  const sorular: readonly AnketSorusu[] = anketSorulari(detay);
  const bitti = async (Sonuc: AramaSonucu, SonrakiId: number | null) => {
    bildir({ baslik: KAYDEDILDI[Sonuc], tur: 'success' });
    const siradaki =
      SonrakiId !== null &&
      (await onayla({
        baslik: 'Sıradaki Müşteri',
        metin: 'Arama sırasında başka bir müşteri var.',
        onay: 'Sıradakini Ara',
        vazgec: 'Kapat',
      }));
    if (siradaki) onAra(SonrakiId);
    else onClose();
  };
  const istek = (Sonuc: AramaSonucu, f: Form) => ({
    memnuniyet: { Id: n.Id, Surum: n.Surum, Sonuc, Aciklama: f.Aciklama },
    yanitlar: Sonuc === 'tamamlandi' ? f.yanitlar.map((y) => ({ ...y, CevapIdler: [...y.CevapIdler] })) : [],
  });
  const form = useForm(oda.memnuniyetKaydet, {
    draft: `memnuniyet.ara.${n.Id}.${n.Surum}`,
    initial: (): Form => ({ yanitlar: [], Aciklama: '' }),
    errors: (f) => ({ yanitlar: yanitHatalari(sorular, f.yanitlar)[0]?.msg }),
    request: (f) => istek('tamamlandi', f),
    onSuccess: ({ SonrakiId }, { memnuniyet }) => void bitti(memnuniyet.Sonuc, SonrakiId),
  });
  const sonuclanan = useFormAction(oda.memnuniyetKaydet, {
    onSuccess: ({ SonrakiId }, { memnuniyet }) => {
      form.reset();
      void bitti(memnuniyet.Sonuc, SonrakiId);
    },
  });
  const sonuclandir = (Sonuc: AramaSonucu) => {
    const engel = aramaHatalari({ Sonuc, Aciklama: form.values.Aciklama }).Aciklama;
    form.setMessage(engel ?? null);
    if (engel === undefined) sonuclanan.mutate(istek(Sonuc, form.values));
  };
  const { yanitlar } = form.values;
  const hatali = form.field('yanitlar').error !== undefined;
  const hatalar = hatali ? yanitHatalari(sorular, yanitlar) : [];
  const yanitla = (yeni: SoruYaniti) =>
    form.set({ yanitlar: [...yanitlar.filter((y) => y.SoruId !== yeni.SoruId), yeni] });
  const denenmez = denemeEngeli(n);
  return (
    <FormDialog
      title={`Telefonla Anket: ${n.Musteri}`}
      width={720}
      form={form}
      onClose={onClose}
      submit="Yanıtları Kaydet"
      message={sonuclanan.message}
      pending={sonuclanan.isPending}
      actions={
        <>
          <Button variant="default" onClick={() => sonuclandir('iptal')}>
            İptal Et
          </Button>
          <Button variant="default" onClick={() => sonuclandir('reddetti')}>
            Reddetti
          </Button>
          {denenmez === null && (
            <Button variant="default" onClick={() => sonuclandir('ulasilamadi')}>
              Ulaşılamadı
            </Button>
          )}
        </>
      }
    >
      <Fields>
        <Field name="Telefon">
          <Numaralar n={n} />
        </Field>
        <Field name="Konu">{detay.konusu?.Baslik ?? n.Tur}</Field>
        <Field name="Ürün">{n.Proje}</Field>
        <Field name="Deneme">{`${n.DenemeSayi} / ${EN_COK_DENEME}`}</Field>
      </Fields>
      {n.Betik !== '' && (
        <Notice tone="info" icon={<IconPhone />}>
          {n.Betik}
        </Notice>
      )}
      {sorulanlar(sorular, yanitlar).map((s) => (
        <AnketSorusuAlani
          key={s.Id}
          soru={s}
          yanit={yanitlar.find((y) => y.SoruId === s.Id)}
          onYanit={yanitla}
          hata={hatalar.find((h) => h.SoruId === s.Id)?.msg}
        />
      ))}
      <TextAreaField
        {...form.field('Aciklama')}
        label="Not"
        description="Aramayla ilgili notunuz; iptal ederken nedeni buraya yazınız."
        rows={2}
        maxLength={2000}
      />
    </FormDialog>
  );
}
