import { izin as oda, type IzinSatiri } from '@masabasi/core/izin/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/tarih';
import { Button } from '@mantine/core';
import { useEndpoint } from '../api.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Table } from '../ui/Table.tsx';
import { izinAraligiYaz } from './IzinKutusu.tsx';

const tarih = (t: string | undefined) => (t === undefined ? '' : tarihYaz(t));
const sayi = (n: number | undefined) => (n === undefined ? '' : gunSayisiYaz(n));

/** Every version of one leave, the newest first (settled: leave 6). */
export default function IzinGecmisiDialog({ izin, onClose }: { izin: IzinSatiri; onClose: () => void }) {
  const gecmis = useEndpoint(oda.izinGecmisi, { Id: izin.Id }, { refetchOnMount: 'always' });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`İzin Geçmişi: ${izin.izinTur}, ${izinAraligiYaz(izin)}`}
      width={1080}
      readOnly
      footer={
        <Button onClick={onClose} data-autofocus>
          Kapat
        </Button>
      }
    >
      <Table
        label="İznin bütün sürümleri"
        rows={gecmis.data?.gecmis}
        rowKey={(g) => g.Surum}
        error={gecmis.error}
        onRetry={() => void gecmis.refetch()}
        empty="Bu iznin eski sürümü yok."
        columns={[
          { key: 'Zaman', header: 'Zaman', width: '136px', nowrap: true, renderCell: (g) => zamanYaz(g.Zaman) },
          { key: 'Eylem', header: 'İşlem', width: '110px', renderCell: (g) => g.Eylem },
          { key: 'Kisi', header: 'Kişi', width: '120px', renderCell: (g) => g.Kisi ?? 'Sistem' },
          { key: 'Tur', header: 'İzin Türü', width: '110px', renderCell: (g) => g.Kayit.izinTur ?? '' },
          {
            key: 'Baslangic',
            header: 'Başlangıç',
            width: '100px',
            nowrap: true,
            renderCell: (g) => tarih(g.Kayit.Baslangic),
          },
          { key: 'Bitis', header: 'Bitiş', width: '100px', nowrap: true, renderCell: (g) => tarih(g.Kayit.Bitis) },
          {
            key: 'Saat',
            header: 'Kul.Saat',
            width: '72px',
            align: 'right',
            renderCell: (g) => sayi(g.Kayit.KullanilanSaat),
          },
          {
            key: 'Gun',
            header: 'Kul.Gün',
            width: '72px',
            align: 'right',
            renderCell: (g) => sayi(g.Kayit.KullanilanGun),
          },
          { key: 'Aciklama', header: 'Açıklama', renderCell: (g) => g.Kayit.Aciklama ?? '' },
        ]}
      />
    </Dialog>
  );
}
