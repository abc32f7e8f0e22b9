import { Box, Flex, Text } from '@mantine/core';
import { Outlet } from 'react-router';
import { surumYaz } from '../platform/call/surum.ts';
import { Logo } from './Logo.tsx';
import { useTitle } from './useTitle.ts';

/** Pages without a session: sign-in and first set-up. */
export function GuestLayout() {
  useTitle('Giriş');
  return (
    <Box display="grid" mih="100dvh" p="24px 16px 16px" style={{ gridTemplateRows: '1fr auto' }}>
      <Box component="main" w="min(400px, 100%)" style={{ placeSelf: 'center' }}>
        <Flex component="p" gap={10} align="center" justify="center" m="0 0 24px" fz={20} fw={600} lts="-0.015em">
          <Logo size={32} />
          Masabaşı
        </Flex>
        <Outlet />
      </Box>
      <Text component="footer" pt={24} fz={12} c="var(--text-3)" ta="center" className="tnum">
        Masabaşı Destek Sistemi · Tüm hakları saklıdır · Sürüm {surumYaz()}
      </Text>
    </Box>
  );
}
