import { BOYLAR } from '@masabasi/core/platform/list/liste';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { GIZLI_TUR, gunSayisiYaz, METIN } from '@masabasi/core/izin/izin/rules';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconBeach from '~icons/tabler/beach';
import IconCalendarX from '~icons/tabler/calendar-x';
import IconHistory from '~icons/tabler/history';
import IconPencil from '~icons/tabler/pencil';
import IconPlus from '~icons/tabler/plus';
import IconPrinter from '~icons/tabler/printer';
import IconTrash from '~icons/tabler/trash';
import { useState } from 'react';
import { izin as oda } from '../../calls/izin.ts';
import { useAction } from '../../platform/call/api.ts';
import { call } from '../../platform/call/cagri.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { izinAraligiYaz } from './IzinKutusu.tsx';

const IzinDialog = onDemand(() => import('./IzinDialog.tsx'));
const IzinGecmisiDialog = onDemand(() => import('./IzinGecmisiDialog.tsx'));
const IzinIptalDialog = onDemand(() => import('./IzinIptalDialog.tsx'));
const RaporDialog = onDemand(() => import('../../platform/rapor/RaporDialog.tsx'));

const Kim = ({ kim, zaman }: { kim: string | null; zaman: string | null }) =>
  kim !== null || zaman !== null ? (
    <TwoLines top={kim ?? 'Sistem'} bottom={zaman === null ? null : zamanYaz(zaman)} />
  ) : null;

/** A figure typed over the computed one shows both (settled: leave 3). */
const Sayi = ({ n, hesaplanan }: { n: number; hesaplanan: number | null }) => (
  <TwoLines
    top={gunSayisiYaz(n)}
    bottom={hesaplanan !== null && hesaplanan !== n && `Hesaplanan ${gunSayisiYaz(hesaplanan)}`}
  />
);

const kim = (ad: string | null, an: string | null) => [ad, an && zamanYaz(an)].filter(Boolean).join(' ');

/** The columns of specification 2.7, with exactly its headings. */
const SUTUNLAR: readonly GridColumn<IzinSatiri>[] = [
  {
    id: 'izinTur',
    header: 'izinTur',
    card: 'title',
    filterLabel: 'İzin Türü',
    value: (i) => i.izinTur,
    filter: 'choice',
  },
  {
    id: 'Baslangic',
    header: 'Başlangıç',
    card: 'named',
    value: (i) => `${i.Baslangic} ${i.Izin_Baslama_Saati ?? ''}`,
    text: (i) => [tarihYaz(i.Baslangic), i.Izin_Baslama_Saati].filter(Boolean).join(' '),
    nowrap: true,
    filter: 'text',
  },
  {
    id: 'Bitis',
    header: 'Bitiş',
    card: 'named',
    value: (i) => `${i.Bitis} ${i.Izin_Bitis_Saati ?? ''}`,
    text: (i) => [tarihYaz(i.Bitis), i.Izin_Bitis_Saati].filter(Boolean).join(' '),
    nowrap: true,
    filter: 'text',
  },
  {
    id: 'Yazan',
    header: 'Yazan',
    value: (i) => i.Yazan,
    text: (i) => kim(i.Yazan, i.CreateDateTime),
    renderCell: (i) => <Kim kim={i.Yazan} zaman={i.CreateDateTime} />,
    nowrap: true,
    spare: true,
    filter: 'text',
  },
  {
    id: 'Duzenleyen',
    header: 'Düzenleyen',
    value: (i) => i.Duzenleyen,
    text: (i) => kim(i.Duzenleyen, i.EditDateTime),
    renderCell: (i) => <Kim kim={i.Duzenleyen} zaman={i.EditDateTime} />,
    spare: true,
    filter: 'text',
  },
  {
    id: 'Resmi_Gun_Sayisi',
    header: 'R.Tatil Gün',
    value: (i) => i.Resmi_Gun_Sayisi,
    text: (i) => gunSayisiYaz(i.Resmi_Gun_Sayisi),
    align: 'right',
  },
  {
    id: 'KullanilanSaat',
    header: 'Kul.Saat',
    value: (i) => i.KullanilanSaat,
    text: (i) => gunSayisiYaz(i.KullanilanSaat),
    renderCell: (i) => <Sayi n={i.KullanilanSaat} hesaplanan={i.HesaplananSaat} />,
    align: 'right',
  },
  {
    id: 'KullanilanGun',
    header: 'Kul.Gün',
    card: 'named',
    value: (i) => i.KullanilanGun,
    text: (i) => gunSayisiYaz(i.KullanilanGun),
    renderCell: (i) => <Sayi n={i.KullanilanGun} hesaplanan={i.HesaplananGun} />,
    align: 'right',
  },
  { id: 'Aciklama', header: 'Aciklama', value: (i) => i.Aciklama || null, filter: 'text', fill: true },
];
const SIRA = [{ id: 'Baslangic', desc: true }];

export interface IzinListesiProps {
  readonly userId: number;
  readonly detay: Basari<typeof oda.personelizinlist> | undefined;
  readonly error: { readonly message: string } | null;
  readonly onRetry: () => void;
  /** Read-only, opened from another page (specification 2.7): no toolbar. */
  readonly nerden?: boolean;
  /** The list belongs to the signed-in person, who can only request a cancellation. */
  readonly kendi?: boolean;
}

/** The record as it was at the opening: a live update must not overwrite the typed text. */
type Acik = { readonly ne: 'yeni' | 'duzenle' | 'gecmis' | 'iptal'; readonly satir: IzinSatiri | null } | null;

/** The leaves of one person, with their acts. */
export function IzinListesi({ userId, detay, error, onRetry, nerden, kendi }: IzinListesiProps) {
  const [secili, setSecili] = useState<readonly (number | string)[]>([]);
  const [acik, setAcik] = useState<Acik>(null);
  const [rapor, setRapor] = useState<{ basefile: string; dosyaAdi: string } | null>(null);
  const [bekleyen, setBekleyen] = useState<'excel' | 'yazdir' | null>(null);
  const satir = detay?.izinlist.find((i) => i.Id === secili[0]) ?? null;
  const duzenlenebilir = detay?.duzenlenebilir === true;
  const geriAl = useAction(oda.izinSilGeriAl, {
    onSuccess: () => bildir({ baslik: METIN.islemBasarili, metin: 'Silinen izin geri alındı.', tur: 'success' }),
  });
  const sil = useAction(oda.izinsil, {
    onSuccess: (_, { Id }) => {
      bildir({
        baslik: METIN.islemBasarili,
        metin: METIN.silindi,
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id }) },
      });
      setSecili([]);
    },
    onRefusal: () => bildir({ baslik: METIN.hataOlustu, metin: METIN.silinemedi, tur: 'error' }),
    onError: (h) => bildir({ baslik: METIN.sistemselHata, metin: h.message, tur: 'warning' }),
  });

  const silSor = async (i: IzinSatiri) => {
    const evet = await onayla({
      baslik: 'İzni Sil',
      metin: `${i.izinTur}, ${izinAraligiYaz(i)}. Silmek istediğinize emin misiniz?`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (evet) sil.mutate({ Id: i.Id });
  };
  const dosya = async (ne: 'excel' | 'yazdir') => {
    setBekleyen(ne);
    try {
      const cevap =
        ne === 'excel'
          ? await call(oda.izinAktar, { UserId: userId })
          : await call(oda.print_izin_talep, { izin_id: satir?.Id ?? 0 });
      if (!cevap.durum) bildir({ baslik: METIN.hataOlustu, metin: cevap.msg, tur: 'error' });
      else if (ne === 'excel') dosyayiIndir(cevap);
      else setRapor(cevap);
    } catch (hata) {
      bildir({ baslik: METIN.hataOlustu, metin: hata instanceof Error ? hata.message : undefined, tur: 'error' });
    } finally {
      setBekleyen(null);
    }
  };
  const iptalEdilebilir = kendi && !duzenlenebilir && satir !== null && satir.Baslangic > istanbulGunu(simdi());

  const araclar = nerden ? undefined : (
    <>
      {duzenlenebilir && (
        <>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik({ ne: 'yeni', satir: null })}>
            İzin Ekle
          </Button>
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            disabled={satir === null || satir.Tur === GIZLI_TUR}
            onClick={() => setAcik({ ne: 'duzenle', satir })}
          >
            Düzenle
          </Button>
          <Button
            variant="default"
            color="danger"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={satir === null}
            loading={sil.isPending}
            onClick={() => satir && void silSor(satir)}
          >
            Sil
          </Button>
          <Button
            variant="default"
            leftSection={<IconHistory size={16} aria-hidden />}
            disabled={satir === null}
            onClick={() => setAcik({ ne: 'gecmis', satir })}
          >
            Geçmiş
          </Button>
        </>
      )}
      {kendi && !duzenlenebilir && (
        <Button
          variant="default"
          leftSection={<IconCalendarX size={16} aria-hidden />}
          disabled={!iptalEdilebilir}
          onClick={() => setAcik({ ne: 'iptal', satir })}
        >
          İptal İste
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        disabled={satir === null}
        loading={bekleyen === 'yazdir'}
        onClick={() => void dosya('yazdir')}
      >
        Yazdır
      </Button>
    </>
  );
  const kapat = () => setAcik(null);
  const ad = detay?.personelizin.Ad ?? '';
  return (
    <>
      <DataGrid
        initialSize={BOYLAR[0]}
        name={kendi ? 'izinlerim' : 'izin_detay'}
        label="İzin kayıtları"
        columns={SUTUNLAR}
        rows={detay?.izinlist}
        rowKey={(i) => i.Id}
        error={error}
        onRetry={onRetry}
        initialSort={SIRA}
        selection="single"
        selected={secili}
        onSelect={setSecili}
        onOpen={
          duzenlenebilir && !nerden
            ? (i) => setAcik({ ne: i.Tur === GIZLI_TUR ? 'gecmis' : 'duzenle', satir: i })
            : undefined
        }
        rowTone={(i) => (i.ElleDuzeltildi === 1 ? 'warn' : undefined)}
        actions={araclar}
        onExport={nerden ? undefined : () => void dosya('excel')}
        exporting={bekleyen === 'excel'}
        empty={{ title: METIN.kayitYok, icon: <IconBeach size={32} stroke={1.5} /> }}
      />
      {(acik?.ne === 'yeni' || acik?.ne === 'duzenle') && detay && (
        <IzinDialog kisi={detay.personelizin} satir={acik.satir} onClose={kapat} />
      )}
      {acik?.ne === 'gecmis' && acik.satir && <IzinGecmisiDialog izin={acik.satir} onClose={kapat} />}
      {acik?.ne === 'iptal' && acik.satir && <IzinIptalDialog izin={acik.satir} onClose={kapat} />}
      {rapor && (
        <RaporDialog
          baslik={`${ad}: İzin Formu`}
          basefile={rapor.basefile}
          dosyaAdi={rapor.dosyaAdi}
          onClose={() => setRapor(null)}
        />
      )}
    </>
  );
}
