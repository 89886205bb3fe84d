import type { CDPSession } from "playwright-core";

/** What a tab keeps once all was collected that nobody needs. */
export type Memory = {
  /** Bytes of objects, texts and lists. */
  objects: number;
  /** Bytes of code that the browser has compiled so far: more and more at first, whatever the page keeps. */
  code: number;
  /** Nodes of documents, those included that nobody sees. */
  nodes: number;
};

/** The fields of a snapshot that are read here; each node is a row of numbers. */
type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }; nodes: number[] };

/** Weighs what a tab keeps, by a snapshot of its heap. */
export async function memoryOf(session: CDPSession): Promise<Memory> {
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");
  for (let count = 0; count < 3; count += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", hear);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", hear);
  const { snapshot: { meta }, nodes } = JSON.parse(chunks.join("")) as Snapshot;
  const [type, size] = [meta.node_fields.indexOf("type"), meta.node_fields.indexOf("self_size")];
  const memory: Memory = { objects: 0, code: 0, nodes: metrics.find(({ name }) => name === "Nodes")?.value ?? 0 };
  for (let row = 0; row < nodes.length; row += meta.node_fields.length) {
    const kind = meta.node_types[0][nodes[row + type] ?? 0];
    // What is native is the browser's own: its history, its measurements, its styles.
    if (kind === "code") memory.code += nodes[row + size] ?? 0;
    else if (kind !== "native") memory.objects += nodes[row + size] ?? 0;
  }
  return memory;
}
