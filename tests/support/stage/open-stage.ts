import { emailOwners, passwords, profiles, secrets, signIns } from '#functions/ports.ts';
import { startStage, type Stage, type StageOptions } from '#local/stage.ts';
import { apiClient, PASSWORD, type ApiClient } from '../api-client.ts';
import { storeUser } from '../store-user.ts';

/**
 * `data` is the folder with all its data. `signUp` stores the user; `register` uses the API and the mailed link, as
 * people do.
 */
export type TestStage = Stage & ApiClient & { readonly data: string; readonly register: ApiClient['signUp'] };

/** A whole local stage for tests. */
export async function openStage(data: string, options: Partial<StageOptions> = {}): Promise<TestStage> {
  const stage = await startStage({
    data,
    // Storage on disk is covered by the tests that restart a stage.
    isTableInMemory: true,
    port: 0,
    app: async () => ({ status: 404 }),
    // No test uses the internet.
    isOffline: true,
    ...options,
  });
  const client = apiClient(stage);
  return { ...stage, ...client, data, register: client.signUp, signUp };
}

async function signUp(email: string): Promise<string> {
  const { cookie } = await storeUser(
    {
      secrets: secrets(),
      // Hashing is slow on purpose, so the hash of the common password is reused.
      passwords: { ...passwords(), hash: () => hashOfPassword },
      emailOwners: emailOwners(),
      profiles: profiles(),
      signIns: signIns(),
    },
    { email, createdAt: Date.now(), language: 'en' },
  );
  return cookie;
}

const hashOfPassword = passwords().hash(PASSWORD);
