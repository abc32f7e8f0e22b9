import { Text } from '@mantine/core';
import { MEMNUNIYET_KANALLARI, type MemnuniyetKanali } from '@masabasi/core/masa/memnuniyet/rules';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconLink from '~icons/tabler/link';
import { useState } from 'react';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Read } from '../../ui/Read.tsx';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface AnketGonderDialogProps {
  readonly musteri: SecilenMusteri;
  /** The closed ticket of the survey. Absent: the survey is about a product. */
  readonly gorusme?: { readonly Id: number; readonly No: string };
  readonly onClose: () => void;
}

const SORULDU: Readonly<Record<Exclude<MemnuniyetKanali, 'eposta'>, string>> = {
  telefon: 'Arama sırasına alındı',
  baglanti: 'Bağlantı hazır',
};
const YOLLAR: Readonly<Record<MemnuniyetKanali, string>> = {
  eposta: 'E-posta gönderilsin',
  baglanti: 'Bağlantısını ben ileteceğim',
  telefon: 'Telefonla sorulsun',
};

/** Sends a survey by hand: about a closed ticket, or about a product. */
export default function AnketGonderDialog({ musteri, gorusme, onClose }: AnketGonderDialogProps) {
  const postaSozu = usePostaSozu();
  const [adres, setAdres] = useState<string | null>(null);
  const okunan = useEndpoint(
    oda.sorulabilir,
    { MusteriId: musteri.Id, GorusmeId: gorusme?.Id ?? null },
    { refetchOnMount: 'always' },
  );
  const { anketler = [], projeler = [], kanallar, Engel } = okunan.data ?? {};
  // The default choice is the first possible one.
  const secilen = (f: { TurId: number | null; ProjeId: number | null; kanal: MemnuniyetKanali | null }) => {
    const anket = anketler.find((a) => a.Id === f.TurId) ?? anketler[0];
    const urunler = anket?.ProjeId == null ? projeler : projeler.filter((p) => p.Id === anket.ProjeId);
    const proje = urunler.find((p) => p.Id === f.ProjeId) ?? urunler[0];
    const acik = (Object.keys(YOLLAR) as MemnuniyetKanali[]).filter((k) => kanallar && kanallar[k] === null);
    return { anket, urunler, proje, acik, kanal: f.kanal ?? acik[0] };
  };
  const form = useForm(oda.memnuniyetSor, {
    draft: null,
    initial: () => ({
      TurId: null as number | null,
      ProjeId: null as number | null,
      kanal: null as MemnuniyetKanali | null,
    }),
    request: (f) => {
      const { anket, proje, kanal } = secilen(f);
      if (anket === undefined || proje === undefined || kanal === undefined) return 'Sorulacak anket yok.';
      return { MusteriId: musteri.Id, GorusmeId: gorusme?.Id ?? null, TurId: anket.Id, ProjeId: proje.Id, kanal };
    },
    onSuccess: ({ Adres }, { kanal }) => {
      bildir(kanal === 'eposta' ? postaSozu('Anket') : { baslik: SORULDU[kanal], tur: 'success' });
      if (Adres === null) onClose();
      else {
        setAdres(new URL(Adres, window.location.origin).href);
        form.reset();
      }
    },
  });
  const { anket, urunler, proje, acik, kanal } = secilen(form.values);
  const kapali = kanallar && (Object.keys(YOLLAR) as MemnuniyetKanali[]).filter((k) => kanallar[k] !== null);
  const engel =
    Engel ??
    (okunan.data && anket === undefined ? 'Yayında, elle sorulabilecek bir anket yok.' : null) ??
    (okunan.data && proje === undefined ? 'Müşterinin sizin çalıştığınız bir ürünü yok.' : null);
  const hazir = okunan.data !== undefined && engel === null && adres === null;
  return (
    <FormDialog
      title={gorusme ? `Anket Gönder: ${gorusme.No}` : `Anket Gönder: ${musteri.Ad}`}
      width={480}
      form={form}
      onClose={onClose}
      submit="Gönder"
      cancel={hazir || okunan.data === undefined ? 'Vazgeç' : 'Kapat'}
      ready={hazir}
    >
      <Read of={okunan} rows={3}>
        {() =>
          engel !== null ? (
            <Notice tone="info" icon={<IconInfoCircle />}>
              {engel}
            </Notice>
          ) : adres !== null ? (
            <Notice tone="info" icon={<IconLink />}>
              Bağlantı yalnız şimdi gösterilir; müşteriye iletiniz:{' '}
              <Text span className="anywhere" style={{ userSelect: 'all' }}>
                {adres}
              </Text>
            </Notice>
          ) : (
            <>
              <ChoiceField
                {...form.field('TurId')}
                label="Anket"
                first
                value={anket!.Id}
                options={anketler.map((a) => ({ value: a.Id, label: a.Ad }))}
              />
              {urunler.length > 1 && (
                <ChoiceField
                  {...form.field('ProjeId')}
                  label="Hangi ürün hakkında?"
                  value={proje!.Id}
                  options={urunler.map((p) => ({ value: p.Id, label: p.Ad }))}
                />
              )}
              <ChoiceField
                {...form.field('kanal')}
                label="Nasıl sorulsun?"
                value={kanal!}
                options={acik.map((k) => ({ value: k, label: YOLLAR[k] }))}
                description={kapali!.map((k) => `${MEMNUNIYET_KANALLARI[k]}: ${kanallar![k]}`).join(' ') || undefined}
              />
            </>
          )
        }
      </Read>
    </FormDialog>
  );
}
