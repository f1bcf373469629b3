{
  "{{id}}.job.emptyTrash": "清掉回收站里过期的内容",
  "{{id}}.sheet.kind": "类型",
  "{{id}}.sheet.kind.project": "项目",
  "{{id}}.sheet.kind.reading": "阅读",
  "{{id}}.sheet.kind.task": "任务",
  "{{id}}.sheet.name": "{{title}}",
  "{{id}}.sheet.owner": "作者",
  "{{id}}.sheet.place": "年级学科",
  "{{id}}.sheet.text": "内容",
  "{{id}}.sheet.title": "标题"
}
