import type { ErisimSatiri } from '@masabasi/core/kisi/kvkk/contract';
import { gunEkle, istanbulGunu, saniyeliZamanYaz, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconEyeOff from '~icons/tabler/eye-off';
import IconInfoCircle from '~icons/tabler/info-circle';
import { useMemo, useState } from 'react';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { call } from '../../platform/call/cagri.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

/** The first day that the access log can have. */
const ILK_GUN = '2012-01-01';

const SUTUNLAR: readonly GridColumn<ErisimSatiri>[] = [
  {
    id: 'Zaman',
    header: 'Zaman',
    value: (r) => r.Zaman,
    text: (r) => saniyeliZamanYaz(r.Zaman),
    nowrap: true,
    width: '172px',
  },
  { id: 'Bakan', header: 'Bakan', value: (r) => r.Bakan, filter: 'choice' },
  {
    id: 'Kisi',
    header: 'Kimin Bilgisi',
    value: (r) => r.Kisi,
    text: (r) => r.Kisi ?? 'Silinmiş kayıt',
    filter: 'text',
  },
  { id: 'Eylem', header: 'İşlem', value: (r) => r.Eylem, filter: 'choice' },
  { id: 'Bilgi', header: 'Bilgi', value: (r) => r.Bilgi },
  { id: 'Ip', header: 'Adres', value: (r) => r.Ip, nowrap: true, width: '130px' },
];

/** Accesses to personal data between two days, by all people or by one. */
export function ErisimSekmesi() {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [bas, setBas] = useState(gunEkle(bugun, -30));
  const [bit, setBit] = useState('');
  const [kisi, setKisi] = useState('');
  const [aktariyor, setAktariyor] = useState(false);
  const soru = useMemo(
    () => ({ Baslangic: bas || ILK_GUN, Bitis: bit || bugun, ...(kisi !== '' && { KisiId: Number(kisi) }) }),
    [bas, bit, bugun, kisi],
  );
  const kisiler = useEndpoint(oda.erisimKisileri, {}, { staleTime: 300_000 }).data?.kisiler ?? [];
  const sorgu = useEndpoint(oda.erisimKayitlari, soru, { keepPrevious: true, staleTime: 0 });
  const aktar = async () => {
    setAktariyor(true);
    try {
      const cevap = await call(oda.erisimAktar, soru);
      if (cevap.durum) dosyayiIndir(cevap);
      else bildir({ baslik: 'Aktarılamadı', metin: cevap.msg, tur: 'error' });
    } catch (hata) {
      bildir({ baslik: 'Aktarılamadı', metin: hata instanceof Error ? hata.message : String(hata), tur: 'error' });
    } finally {
      setAktariyor(false);
    }
  };
  return (
    <>
      {sorgu.data?.devami && (
        <Notice tone="info" icon={<IconInfoCircle size={18} />}>
          En yeni {sorgu.data.kayitlar.length} kayıt gösteriliyor; tamamı için ‘Excel’e Aktar’ı kullanınız ya da aralığı
          daraltınız.
        </Notice>
      )}
      <Panel>
        <DataGrid
          name="erisim"
          label="Erişim kayıtları"
          columns={SUTUNLAR}
          rows={sorgu.error ? undefined : sorgu.data?.kayitlar}
          rowKey={(r) => r.Id}
          error={sorgu.error}
          onRetry={() => void sorgu.refetch()}
          busy={sorgu.isPlaceholderData}
          pageFilters={[
            {
              id: 'Kisi',
              label: 'Kimin bilgisine',
              all: 'Herkes',
              options: kisiler.map((k) => ({ value: String(k.Id), label: k.Ad })),
              value: kisi,
              set: setKisi,
            },
            { id: 'Baslangic', label: 'Başlangıç', value: bas, shown: tarihYaz(bas), set: setBas },
            { id: 'Bitis', label: 'Bitiş', value: bit, shown: tarihYaz(bit), set: setBit },
          ]}
          onExport={() => void aktar()}
          exporting={aktariyor}
          empty={{
            title: 'Bu aralıkta erişim kaydı yok.',
            text: 'Başkalarının mola ayrıntılarına ve izinlerine bakıldığında burada listelenir.',
            icon: <IconEyeOff size={32} stroke={1.5} />,
          }}
        />
      </Panel>
    </>
  );
}
