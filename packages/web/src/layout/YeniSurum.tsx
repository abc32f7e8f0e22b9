import { Button, Flex, Text } from '@mantine/core';
import IconRefreshDot from '~icons/tabler/refresh-dot';
import { useEffect, useRef, useState } from 'react';
import { type RegisteredWorker, registerWorker } from '../platform/call/newVersion.ts';

/**
 * Registers the worker that makes the product installable, and tells when a new version is there. Taking it loads the
 * page again.
 */
export default function YeniSurum() {
  const [hazir, setHazir] = useState(false);
  const worker = useRef<RegisteredWorker | null>(null);
  useEffect(() => {
    worker.current = registerWorker(() => setHazir(true));
    return worker.current.stop;
  }, []);
  if (!hazir) return null;
  return (
    <Flex
      role="status"
      aria-label="Yeni sürüm"
      className="layer"
      gap="8px 12px"
      wrap="wrap"
      align="center"
      pos="fixed"
      right={16}
      bottom={16}
      maw="min(560px, calc(100vw - 32px))"
      p="10px 12px"
      style={{ zIndex: 450 }}
    >
      <IconRefreshDot size={20} stroke={1.7} color="var(--info)" aria-hidden />
      <Text flex="1 1 220px">
        <b>Yeni sürüm hazır.</b> Açık formunuz varsa önce kaydediniz.
      </Text>
      <Button onClick={() => worker.current?.take()}>Yeni Sürüme Geç</Button>
      <Button variant="subtle" onClick={() => setHazir(false)}>
        Sonra
      </Button>
    </Flex>
  );
}
