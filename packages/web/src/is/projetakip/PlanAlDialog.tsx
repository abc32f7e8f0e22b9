import type { Basari, Girdi } from '@masabasi/core/platform/call/endpoint';
import { PROJE_DOSYASI_SINIRI } from '@masabasi/core/is/projetakip/rules';
import { boyutYaz, sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconFileImport from '~icons/tabler/file-import';
import { useState } from 'react';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useFormAction } from '../../platform/call/api.ts';
import { xmlMetni } from '../../platform/sheet/baytMetni.ts';
import { ApiError, call } from '../../platform/call/cagri.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';

type Istek = Girdi<typeof oda.projeXmlAl>;
type Okunan = Basari<typeof oda.projeXmlOku>;

/** The content of a file, in one sentence. */
function ozeti({ konular, planlar, Olan }: Okunan): string {
  const gelen = [
    konular.length > 0 && `${sayiYaz(konular.length)} konu`,
    planlar.length > 0 && `${sayiYaz(planlar.length)} plan`,
  ].filter(Boolean);
  const yeni = gelen.length === 0 ? 'Dosyada yeni bir şey yok.' : `${gelen.join(' ve ')} gelecek.`;
  return Olan === 0 ? yeni : `${yeni} ${sayiYaz(Olan)} plan zaten var; onlar olduğu gibi kalır.`;
}

/** A Microsoft Project file: first a preview, then the import in one step. */
export default function PlanAlDialog({ ProjeId, onClose }: { readonly ProjeId: number; readonly onClose: () => void }) {
  const [istek, setIstek] = useState<Istek | null>(null);
  const [okunan, setOkunan] = useState<Okunan | null>(null);
  const [okunuyor, setOkunuyor] = useState(false);
  const [mesaj, setMesaj] = useState<string | null>(null);
  const al = useFormAction(oda.projeXmlAl, {
    onSuccess: ({ Plan }) => {
      bildir({ baslik: 'Planlar alındı', metin: `${sayiYaz(Plan)} yeni plan`, tur: 'success' });
      onClose();
    },
  });
  const oku = async (f: File) => {
    setOkunan(null);
    setMesaj(null);
    if (f.size > PROJE_DOSYASI_SINIRI) {
      setMesaj(`Dosya ${boyutYaz(f.size)}; en çok ${boyutYaz(PROJE_DOSYASI_SINIRI)} okunur.`);
      return;
    }
    setOkunuyor(true);
    try {
      const yeni = { ProjeId, Dosya: f.name.slice(-200), metin: xmlMetni(new Uint8Array(await f.arrayBuffer())) };
      const cevap = await call(oda.projeXmlOku, yeni);
      setIstek(yeni);
      if (cevap.durum) setOkunan(cevap);
      else setMesaj(cevap.msg);
    } catch (h) {
      if (!(h instanceof ApiError)) throw h;
      setMesaj(h.message);
    } finally {
      setOkunuyor(false);
    }
  };
  const gelir = okunan !== null && okunan.konular.length + okunan.planlar.length > 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Microsoft Project’ten Al"
      width={860}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          {gelir && istek && (
            <Button loading={al.isPending} onClick={() => al.mutate(istek)}>
              {sayiYaz(okunan.planlar.length)} Planı Al
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Text c="dimmed">
          Project’te ‘Farklı Kaydet’ ile XML biçimini seçiniz. Özet görevler konu, altlarındakiler taslak plan olur;
          günleri, süreleri, bağları ve sorumluları gelir. İlerleme gelmez: o, onaylanan plana yazılır.
        </Text>
        <div>
          <FileButton
            label="Microsoft Project dosyası"
            accept=".xml,application/xml,text/xml"
            variant={okunan ? 'default' : 'filled'}
            loading={okunuyor}
            icon={<IconFileImport size={16} aria-hidden />}
            onFile={(f) => void oku(f)}
          >
            {istek ? `Başka Dosya Seç (${istek.Dosya})` : 'Dosya Seç'}
          </FileButton>
        </div>
        <FormError message={al.message ?? mesaj} />
        {okunan && (
          <>
            <Text fw={600} role="status">
              {ozeti(okunan)}
            </Text>
            {okunan.uyarilar.map((u) => (
              <Notice key={u} tone="warn" icon={<IconAlertTriangle />}>
                {u}
              </Notice>
            ))}
            {okunan.planlar.length > 0 && (
              <Box mah={320} bd="1px solid var(--line)" bdrs={8} style={{ overflow: 'auto' }}>
                <Table
                  label="Gelecek planlar"
                  rows={okunan.planlar}
                  rowKey={(p) => p.Id}
                  empty=""
                  columns={[
                    { key: 'ad', header: 'Plan', renderCell: (p) => p.Ad },
                    { key: 'konu', header: 'Konu', width: '22%', renderCell: (p) => p.Konu },
                    {
                      key: 'gun',
                      header: 'Günler',
                      width: '24%',
                      renderCell: (p) =>
                        p.KilometreTasi
                          ? `◆ ${tarihYaz(p.Baslama_Tarihi)}`
                          : `${tarihYaz(p.Baslama_Tarihi)} – ${tarihYaz(p.Bitis_Tarihi)}`,
                    },
                    { key: 'kim', header: 'Sorumlu', width: '18%', renderCell: (p) => p.Sorumlu ?? '–' },
                  ]}
                />
              </Box>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
