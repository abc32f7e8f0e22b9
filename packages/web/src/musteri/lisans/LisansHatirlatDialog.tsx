import type { HatirlatmaSonucu, LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { HATIRLATMA_ARASI_GUN } from '@masabasi/core/musteri/lisans/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconMail from '~icons/tabler/mail';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Read } from '../../ui/Read.tsx';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';

const KOLONLAR = [
  { key: 'musteri', header: 'Müşteri', renderCell: (s: HatirlatmaSonucu) => s.Musteri },
  { key: 'no', header: 'Lisans No', renderCell: (s: HatirlatmaSonucu) => s.LisansNo, width: '120px' },
];
const BITIS = {
  key: 'bitis',
  header: 'Bitiş',
  renderCell: (s: HatirlatmaSonucu) => s.BitisTarihi && tarihYaz(s.BitisTarihi),
  width: '110px',
};
const NEDEN = { key: 'neden', header: 'Neden', renderCell: (s: HatirlatmaSonucu) => s.Neden };

export interface LisansHatirlatDialogProps {
  readonly lisanslar: readonly LisansSatiri[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Sends reminders for the selected licences. Shows the receivers, and the reasons against others, before any mail is
 * sent.
 */
export default function LisansHatirlatDialog({ lisanslar, onDone, onClose }: LisansHatirlatDialogProps) {
  const Idler = lisanslar.map((l) => l.Id);
  const postaSozu = usePostaSozu();
  const form = useForm(oda.lisansHatirlat, {
    draft: null,
    initial: (): { Yine: readonly number[] } => ({ Yine: [] }),
    request: ({ Yine }) => ({ Idler, Yine: [...Yine] }),
    onSuccess: ({ posta }) => {
      bildir(
        posta === 0
          ? { baslik: 'Kimseye gönderilmedi', tur: 'warning' }
          : postaSozu(`${posta} müşterinin hatırlatması`),
      );
      onDone();
      onClose();
    },
  });
  const onizleme = useEndpoint(oda.lisansHatirlatmaOnizle, { Idler });
  const { Yine } = form.values;
  const secilen = new Map(lisanslar.map((l) => [l.Id, l]));
  // Numbers and names that the server hides from this person are known from the list.
  const sonuclar = (onizleme.data?.sonuclar ?? []).map((s) => ({
    ...s,
    LisansNo: s.LisansNo || (secilen.get(s.Id)?.LisansNo ?? ''),
    Musteri: s.Musteri || (secilen.get(s.Id)?.Musteri ?? ''),
  }));
  const yakinlar = sonuclar.filter((s) => s.Yakinda);
  const gidenler = sonuclar.filter((s) => s.Neden === null || (s.Yakinda && Yine.includes(s.Id)));
  const kalanlar = sonuclar.filter((s) => s.Neden !== null && !s.Yakinda);
  const musteri = new Set(gidenler.map((s) => s.MusteriId)).size;
  return (
    <FormDialog title="Lisans Hatırlatma" width={620} form={form} onClose={onClose} submit={`Gönder (${musteri})`}>
      <Read of={onizleme} rows={0} compact />
      <Notice tone="info" icon={<IconMail />}>
        {musteri === 0
          ? 'Seçilenlerden e-posta gidecek müşteri yok.'
          : `${musteri} müşteriye birer e-posta gider; her biri kendi lisanslarını son günleriyle görür.`}
      </Notice>
      {yakinlar.length > 0 && (
        <>
          <Notice tone="info" icon={<IconClock />}>
            Aşağıdakiler son {HATIRLATMA_ARASI_GUN} günde hatırlatıldı. Yine gönderilecek olanları seçiniz.
          </Notice>
          <CheckList
            label={`Son ${HATIRLATMA_ARASI_GUN} günde hatırlatılanlar`}
            options={yakinlar.map((s) => ({
              value: String(s.Id),
              label: `${s.Musteri} · ${s.LisansNo}: ${s.Neden}`,
            }))}
            checked={Yine.map(String)}
            onChange={(secilenler) => form.set({ Yine: secilenler.map(Number) })}
          />
        </>
      )}
      {gidenler.length > 0 && (
        <Table
          label="Hatırlatılacak lisanslar"
          columns={[...KOLONLAR, BITIS]}
          rows={gidenler}
          rowKey={(s) => s.Id}
          empty=""
        />
      )}
      {kalanlar.length > 0 && (
        <>
          <Notice tone="warn" icon={<IconAlertTriangle />}>
            {kalanlar.length} lisansın müşterisine gönderilmez.
          </Notice>
          <Table
            label="Hatırlatılmayan lisanslar"
            columns={[...KOLONLAR, NEDEN]}
            rows={kalanlar}
            rowKey={(s) => s.Id}
            empty=""
          />
        </>
      )}
    </FormDialog>
  );
}
