import { mkdir, open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";

/** The few things the outbox does to a disk, so that a test can cut its power between any two. */
export type Disk = {
  makeFolder(path: string): Promise<void>;
  /** Fails when the file exists. */
  create(path: string): Promise<NewFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes the names in the folder survive a power cut. */
  syncFolder(path: string): Promise<void>;
  list(path: string): Promise<string[]>;
  read(path: string): Promise<Buffer>;
  modifiedAt(path: string): Promise<number>;
};

export type NewFile = {
  write(bytes: Uint8Array): Promise<void>;
  /** Makes the content survive a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

/** Messages are private: the account that runs the server reads them, nobody else. */
export const localDisk: Disk = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true, mode: 0o700 });
  },
  async create(path) {
    const file = await open(path, "wx", 0o600);
    return {
      write: (bytes) => file.writeFile(bytes),
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  rename,
  remove: unlink,
  async syncFolder(path) {
    // Windows keeps names safe by itself and refuses to open a folder.
    if (process.platform === "win32") return;
    const folder = await open(path, "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
  list: (path) => readdir(path),
  read: (path) => readFile(path),
  modifiedAt: async (path) => (await stat(path)).mtimeMs,
};

export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
