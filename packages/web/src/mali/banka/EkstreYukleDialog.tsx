import type { OkunanEkstreOzeti } from '@masabasi/core/mali/banka/contract';
import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import type { Cikti, Girdi } from '@masabasi/core/platform/call/endpoint';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconFileImport from '~icons/tabler/file-import';
import { Fragment, useState } from 'react';
import { banka as oda } from '../../calls/banka.ts';
import { useFormAction } from '../../platform/call/api.ts';
import { ApiError, call } from '../../platform/call/cagri.ts';
import { ekstreIcerigi, TabloHatasi } from '../../platform/sheet/tablo.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { KolonYardimi } from './KolonYardimi.tsx';

type Istek = Girdi<typeof oda.ekstreYukle>;
type Okunan = Extract<Cikti<typeof oda.ekstreOku>, { durum: true }>;

export interface EkstreYukleDialogProps {
  readonly hesaplar: readonly BankaHesabi[];
  readonly ilk: number | null;
  readonly onClose: () => void;
}

function Ozet({ o, birim }: { readonly o: OkunanEkstreOzeti; readonly birim: string }) {
  const para = (n: OkunanEkstreOzeti['Giren'] | null) => (n === null ? 'bilinmiyor' : paraYaz(n, birim));
  const satirlar: readonly (readonly [string, string])[] = [
    ['Günler', `${tarihYaz(o.Ilk)} – ${tarihYaz(o.Son)}`],
    ['Yeni hareket', `${sayiYaz(o.Yeni)} (giren ${para(o.Giren)}, çıkan ${para(o.Cikan)})`],
    ['Daha önce yüklenmiş', sayiYaz(o.Tekrar)],
    ['Açılış → kapanış', `${para(o.Acilis)} → ${para(o.Kapanis)}`],
    ...(o.Bekleyen > 0 ? [['Hesaba geçmemiş (yüklenmez)', sayiYaz(o.Bekleyen)] as const] : []),
    ...(o.Oncesi > 0 ? [['Hesabın açılışından önce (yüklenmez)', sayiYaz(o.Oncesi)] as const] : []),
  ];
  return (
    <>
      <Facts labels="minmax(120px, 220px)" gap="4px 8px" aria-label="Ekstrenin özeti">
        {satirlar.map(([ad, deger]) => (
          <Fragment key={ad}>
            <dt>{ad}</dt>
            <dd className="tnum">{deger}</dd>
          </Fragment>
        ))}
      </Facts>
      {o.uyarilar.map((u) => (
        <Notice key={u} tone="warn" icon={<IconAlertTriangle />}>
          {u}
        </Notice>
      ))}
    </>
  );
}

/** Loads a bank statement: first a preview, then all movements at once. */
export default function EkstreYukleDialog({ hesaplar, ilk, onClose }: EkstreYukleDialogProps) {
  const [HesapId, setHesapId] = useState(ilk ?? (hesaplar.length === 1 ? hesaplar[0]!.Id : null));
  const [istek, setIstek] = useState<Istek | null>(null);
  const [okunan, setOkunan] = useState<Okunan | null>(null);
  const [bilinmeyen, setBilinmeyen] = useState<readonly (readonly string[])[] | null>(null);
  const [okunuyor, setOkunuyor] = useState(false);
  const [mesaj, setMesaj] = useState<string | null>(null);
  const yukle = useFormAction(oda.ekstreYukle, {
    onSuccess: ({ ozet }) => {
      bildir({ baslik: 'Ekstre yüklendi', metin: `${sayiYaz(ozet.Yeni)} yeni hareket`, tur: 'success' });
      onClose();
    },
  });
  const birim = hesaplar.find((h) => h.Id === HesapId)?.Birim ?? 'TRY';
  const oku = async (yapilan: () => Promise<Istek>) => {
    setOkunuyor(true);
    setMesaj(null);
    setOkunan(null);
    try {
      const yeni = await yapilan();
      const cevap = await call(oda.ekstreOku, yeni);
      setIstek(yeni);
      if (cevap.durum) {
        setOkunan(cevap);
        setBilinmeyen(null);
      } else {
        setMesaj(cevap.msg);
        if ('satirlar' in cevap) setBilinmeyen(cevap.satirlar);
      }
    } catch (h) {
      if (!(h instanceof TabloHatasi || h instanceof ApiError)) throw h;
      setMesaj(h.message);
    } finally {
      setOkunuyor(false);
    }
  };
  const secildi = (f: File) => {
    setBilinmeyen(null);
    void oku(async () => ({
      HesapId: HesapId!,
      Dosya: f.name.slice(-200),
      icerik: await ekstreIcerigi(f),
      duzen: null,
    }));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Ekstre Yükle"
      width={860}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          {okunan && istek && (
            <Button loading={yukle.isPending} onClick={() => yukle.mutate(istek)}>
              {okunan.ozet.Yeni > 0 ? `${sayiYaz(okunan.ozet.Yeni)} Hareketi Yükle` : 'Bakiyeyi Kaydet'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <SelectField
          label="Hesap"
          required
          first
          value={HesapId}
          onChange={(Id) => {
            setHesapId(Id);
            setOkunan(null);
            setBilinmeyen(null);
          }}
          options={hesaplar}
        />
        <Text c="dimmed">
          MT940, CAMT.052/053/054 ya da bankanızın Excel/CSV ekstresi. Aynı hareket iki kez yüklenmez; aynı günün
          birbirine eş iki hareketi ayrı kalır.
        </Text>
        <div>
          <FileButton
            label="Ekstre dosyası"
            accept=".sta,.mt940,.940,.txt,.xml,.csv,.xlsx,.xls"
            variant={okunan ? 'default' : 'filled'}
            disabled={HesapId === null}
            loading={okunuyor}
            icon={<IconFileImport size={16} aria-hidden />}
            onFile={secildi}
          >
            {istek ? `Başka Dosya Seç (${istek.Dosya})` : 'Dosya Seç'}
          </FileButton>
        </div>
        <FormError message={yukle.message ?? mesaj} />
        {bilinmeyen && istek && (
          <KolonYardimi
            satirlar={bilinmeyen}
            bekliyor={okunuyor}
            onSec={(duzen) => void oku(() => Promise.resolve({ ...istek, duzen }))}
          />
        )}
        {okunan && (
          <>
            <Ozet o={okunan.ozet} birim={birim} />
            {okunan.satirlar.length > 0 && (
              <Box mah={320} bd="1px solid var(--line)" bdrs={8} style={{ overflow: 'auto' }}>
                <Table
                  label="Yeni hareketler"
                  columns={[
                    {
                      key: 'Gun',
                      header: 'Gün',
                      width: '104px',
                      nowrap: true,
                      renderCell: (s) => tarihYaz(s.satir.Gun),
                    },
                    { key: 'Aciklama', header: 'Açıklama', renderCell: (s) => s.satir.Aciklama },
                    { key: 'Karsi', header: 'Karşı Taraf', width: '26%', renderCell: (s) => s.satir.KarsiUnvan },
                    {
                      key: 'Tutar',
                      header: 'Tutar',
                      width: '132px',
                      align: 'right',
                      nowrap: true,
                      renderCell: (s) => paraYaz(s.satir.Tutar, birim),
                    },
                  ]}
                  rows={okunan.satirlar.map((satir, n) => ({ n, satir }))}
                  rowKey={(s) => s.n}
                  empty="Yeni hareket yok."
                />
              </Box>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
