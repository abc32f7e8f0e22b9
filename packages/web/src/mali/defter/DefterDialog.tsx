import type { HesapBakiyesi } from '@masabasi/core/mali/defter/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { ayYaz, istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Button, Flex, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconShieldCheck from '~icons/tabler/shield-check';
import { useState } from 'react';
import { defter as oda } from '../../calls/defter.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { DonemAcDialog } from './DonemAcDialog.tsx';

const para = (n: number, birim: string) => paraYaz(n as Kurus, birim);
const SUTUNLAR: readonly Column<HesapBakiyesi>[] = [
  { key: 'Kod', header: 'Hesap', renderCell: (h) => `${h.Kod} ${h.Ad}` },
  {
    key: 'Borc',
    header: 'Borç',
    width: '130px',
    align: 'right',
    nowrap: true,
    renderCell: (h) => para(h.Borc, h.Birim),
  },
  {
    key: 'Alacak',
    header: 'Alacak',
    width: '130px',
    align: 'right',
    nowrap: true,
    renderCell: (h) => para(h.Alacak, h.Birim),
  },
  {
    key: 'Bakiye',
    header: 'Bakiye',
    width: '130px',
    align: 'right',
    nowrap: true,
    renderCell: (h) => para(h.Bakiye, h.Birim),
  },
];

/** Checks the whole ledger again. */
function Dogrulama() {
  const dogrula = useAction(oda.defterDogrula);
  const sonuc = dogrula.data?.durum === true ? dogrula.data : null;
  return (
    <Flex gap={12} wrap="wrap" align="flex-end">
      <Button variant="default" loading={dogrula.isPending} onClick={() => dogrula.mutate({})}>
        Defteri Doğrula
      </Button>
      {sonuc && (
        <Notice
          tone={sonuc.bozukluklar.length === 0 ? 'ok' : 'danger'}
          icon={sonuc.bozukluklar.length === 0 ? <IconShieldCheck /> : <IconAlertTriangle />}
        >
          {sonuc.bozukluklar.length === 0
            ? `${sayiYaz(sonuc.FisSayisi)} fişin hepsi yazıldığı gibi; mühür zinciri sağlam.`
            : sonuc.bozukluklar.map((b) => (b.Sira === null ? b.Neden : `Fiş ${b.Sira}: ${b.Neden}`)).join(' ')}
        </Notice>
      )}
    </Flex>
  );
}

/** The ledger of money: balances, seal, periods, export. */
export default function DefterDialog({ onClose }: { onClose: () => void }) {
  const sorgu = useEndpoint(oda.defterDurumu, {});
  const yonetir = useYetkiVar(YETKI.defterYonet);
  const bugun = istanbulGunu(simdi());
  const [ilk, setIlk] = useState<string | null>(`${bugun.slice(0, 4)}-01-01`);
  const [son, setSon] = useState<string | null>(bugun);
  const [acilan, setAcilan] = useState<string | null>(null);
  const aktar = useAction(oda.defterAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const kapat = useAction(oda.donemKapat, {
    onSuccess: (_c, { Donem }) => bildir({ baslik: 'Dönem kapandı', metin: ayYaz(Donem), tur: 'success', sure: 2000 }),
  });
  const donemKapat = async (Donem: string) => {
    const evet = await onayla({
      baslik: `${ayYaz(Donem)} Dönemini Kapat`,
      metin: 'Kapanan döneme fiş yazılmaz, dönemin fişleri geri alınmaz.',
      onay: 'Dönemi Kapat',
    });
    if (evet) kapat.mutate({ Donem });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Defter"
      width={860}
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Read of={sorgu} rows={6}>
        {(d) => (
          <Stack gap={16}>
            <Text c="dimmed" className="anywhere">
              {`${sayiYaz(d.FisSayisi)} fiş. Son mühür: `}
              <code>{d.Muhur}</code>
            </Text>
            <Dogrulama />
            <Section title="Mizan">
              <Table
                label="Mizan"
                columns={SUTUNLAR}
                rows={d.hesaplar}
                rowKey={(h) => `${h.Kod} ${h.Birim}`}
                empty="Deftere daha hiçbir şey işlenmedi."
              />
            </Section>
            <Section title="Dışa Aktar" label="Dışa aktarma">
              <Flex gap={12} wrap="wrap" align="flex-end">
                <DateField label="İlk Gün" value={ilk} onChange={setIlk} />
                <DateField label="Son Gün" value={son} onChange={setSon} />
                <Button
                  variant="default"
                  loading={aktar.isPending}
                  disabled={ilk === null || son === null}
                  onClick={() => ilk !== null && son !== null && aktar.mutate({ Baslangic: ilk, Bitis: son })}
                >
                  Yevmiye (Excel)
                </Button>
              </Flex>
            </Section>
            <Section title="Dönemler">
              {yonetir && d.Kapanacak !== null && (
                <Button variant="default" loading={kapat.isPending} onClick={() => void donemKapat(d.Kapanacak!)}>
                  {`${ayYaz(d.Kapanacak)} Dönemini Kapat`}
                </Button>
              )}
              {d.donemler.length === 0 && (
                <Text c="dimmed" className="anywhere">
                  Kapalı dönem yok.
                </Text>
              )}
              <Box component="ul" m="8px 0 0" ps={16}>
                {d.donemler.slice(0, 12).map((x, n) => (
                  <li key={x.Donem}>
                    {`${ayYaz(x.Donem)} · ${x.Kapatan} kapattı, ${zamanYaz(x.Kapanis)}`}
                    {yonetir && n === 0 && (
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        aria-label={`Yeniden aç: ${ayYaz(x.Donem)}`}
                        onClick={() => setAcilan(x.Donem)}
                      >
                        Yeniden Aç
                      </Button>
                    )}
                  </li>
                ))}
              </Box>
            </Section>
          </Stack>
        )}
      </Read>
      {acilan !== null && <DonemAcDialog Donem={acilan} onClose={() => setAcilan(null)} />}
    </Dialog>
  );
}
