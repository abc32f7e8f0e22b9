import { paraYaz } from '@masabasi/core/platform/money/para';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Flex, Text } from '@mantine/core';
import IconPrinter from '~icons/tabler/printer';
import { Link, useSearchParams } from 'react-router';
import { useJeton } from '../platform/call/jeton.ts';
import { type OdemeSonucu, useOdemeSonucu } from '../mali/odeme/odemeSonucu.ts';
import { FullPage } from './FullPage.tsx';
import css from './OdemeSonucPage.module.css';

const BASLIKLAR = {
  BASARILI: 'Ödemeniz Alındı',
  BASARISIZ: 'Ödeme Tamamlanmadı',
  BEKLIYOR: 'Ödeme Bekleniyor',
} as const;

/** The receipt for the payer. A line without a value is left out. */
function Makbuz({ m, orderId }: { readonly m: NonNullable<OdemeSonucu['makbuz']>; readonly orderId: string }) {
  const satirlar: readonly (readonly [ad: string, deger: string | null])[] = [
    ['Ödenen', m.Tutar === null ? null : paraYaz(m.Tutar, 'TRY')],
    ['Karta iade edilen', m.Iade > 0 ? paraYaz(m.Iade, 'TRY') : null],
    ['Ödemeyi alan', m.Sirket || null],
    [m.Faturalar.length > 1 ? 'Faturalar' : 'Fatura no', m.Faturalar.join(', ') || null],
    ['Tarih ve saat', zamanYaz(m.Zaman)],
    ['Sipariş no', orderId],
    ['Ödeme şekli', m.Taksit > 1 ? `Kart, ${m.Taksit} taksit` : 'Kart, tek çekim'],
    ['Kart', m.Kart],
    ['Provizyon no', m.ProvNo],
  ];
  return (
    <Box
      component="section"
      maw={480}
      px={20}
      py={8}
      m="0 auto 8px"
      ta="left"
      className={`card ${css.makbuz}`}
      aria-label="Ödeme makbuzu"
    >
      {m.Deneme && (
        <Text my={8} c="dimmed">
          Deneme ödemesi: karttan gerçek para çekilmedi.
        </Text>
      )}
      <Box component="dl" m={0} className="ruled">
        {satirlar.map(
          ([ad, deger], i) =>
            deger !== null && (
              <Flex key={ad} gap="0 16px" wrap="wrap" justify="space-between" py={8}>
                <dt>{ad}</dt>
                <Text component="dd" fz={i === 0 ? 20 : undefined} fw={i === 0 ? 600 : 500} className="anywhere tnum">
                  {deger}
                </Text>
              </Flex>
            ),
        )}
      </Box>
    </Box>
  );
}

/** The page to which a payment returns, open without a session (specification 2.1). */
export default function OdemeSonucPage() {
  const [sorgu] = useSearchParams();
  const sonuc = useOdemeSonucu(sorgu.get('ref') || null);
  // A payer without a session can open no page of the product.
  const iceride = useJeton() !== null;
  const makbuz = sonuc?.makbuz ?? null;
  return (
    <div className={css.sayfa}>
      <FullPage
        title={sonuc ? BASLIKLAR[sonuc.odemeDurum] : 'Ödeme Sonucu'}
        text={
          sonuc === undefined
            ? 'Ödemenin sonucuna bakılıyor...'
            : (sonuc?.mesaj ?? 'Böyle bir ödeme bulunamadı. Ödeme bağlantısını yeniden açarak bakabilirsiniz.')
        }
      >
        {sonuc && makbuz !== null && (
          <>
            <Box flex="1 0 100%">
              <Makbuz m={makbuz} orderId={sonuc.orderId} />
            </Box>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              Yazdır
            </Button>
          </>
        )}
        {iceride && (
          <Button component={Link} to="/">
            Ana Sayfaya Dön
          </Button>
        )}
      </FullPage>
    </div>
  );
}
